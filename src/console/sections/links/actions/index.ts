/** The actions on links. */
export {
  showAnalytics,
  showAnalyticsFile,
  showLinkFile,
} from './analytics.ts';
export { changeLinks, refillLinks } from './bulk.ts';
export { archiveLink, changeLink, deleteLink, goToLink, refillChangedLink, unarchiveLink } from './change.ts';
export { createLink, refillLink } from './create.ts';
export { editLink, newLink } from './editor.ts';
export { showLink, showQrPng, showQrSvg } from './link.ts';
export { showLinks } from './list.ts';
