import type { ReactNode } from 'react';
import { ApiError } from '../api/api-error.ts';

interface ErrorNoticeProps {
  readonly title: string;
  readonly children: ReactNode;
  /** What the service says is shown in small print, for whoever is asked for help. */
  readonly error?: ApiError | undefined;
  readonly onRetry?: (() => void) | undefined;
}

/** An error that screen readers announce as soon as it appears. */
export const ErrorNotice = ({ title, children, error, onRetry }: ErrorNoticeProps) => (
  <div role="alert" className="notice">
    <p className="notice-title">{title}</p>
    <p>{children}</p>
    {error instanceof ApiError && (
      <p className="small">
        {error.message} ({error.status === null ? error.code : `${error.status} ${error.code}`})
      </p>
    )}
    {onRetry && (
      <button type="button" className="quiet" onClick={onRetry}>
        Try again
      </button>
    )}
  </div>
);
