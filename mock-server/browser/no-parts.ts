/** What the storage of a browser lacks: the parts of groups that are not served there. */
const none = () => ({});

export {
  none as lowdbAutomation,
  none as lowdbLinkClicks,
  none as lowdbLinks,
  none as lowdbMessaging,
  none as lowdbRequests,
  none as lowdbWebhookDeliveries,
};

const nothingWaits = () => null;

export { nothingWaits as dueSince, nothingWaits as waitingSince };
