/** The actions on links. */
import {
  showAnalytics,
  showAnalyticsFile,
  showLinkFile,
  showLinkSourcesFile,
  showSourcesFile,
} from './analytics.ts';
import { changeLinks, refillLinks, showLinks } from './bulk.ts';
import { linkActions } from './link.ts';

export const actions = {
  ...linkActions,
  showLinks,
  changeLinks,
  refillLinks,
  showAnalytics,
  showAnalyticsFile,
  showLinkFile,
  showSourcesFile,
  showLinkSourcesFile,
};
