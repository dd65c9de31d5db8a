/** What a view of a request shows: everything as it was sent, or no secrets. */
import { redactHeader, redactText, redactUrl, redactValue } from '../../redact.ts';

export interface JournalView {
  url(url: string): string;
  /** `name`: in lowercase. `isInbound`: of a request to an inbound endpoint, whose headers may be its secret. */
  header(name: string, value: string, isInbound: boolean): string;
  /** A parsed body. */
  value(value: unknown): unknown;
  text(text: string): string;
}

/** For the test that sent it, or lets it be sent. */
export const asSent: JournalView = {
  url: url => url,
  header: (_, value) => value,
  value: value => value,
  text: text => text,
};

/** For logs, files and other machines. */
export const withoutSecrets: JournalView = {
  url: redactUrl,
  header: redactHeader,
  value: value => redactValue(value),
  text: redactText,
};
