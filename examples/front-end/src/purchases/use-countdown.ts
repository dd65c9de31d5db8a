import { useEffect, useState } from 'react';
import type { ApiError } from '../api/api-error.ts';

/** How many seconds are left until the next try, as the service has asked for (Retry-After). */
export function useCountdown(error: ApiError | null): number {
  const [now, setNow] = useState(Date.now);
  const left = error?.retryAfter ? error.retryAfter - Math.max(0, now - error.at) / 1_000 : 0;
  const isWaiting = left > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [isWaiting]);
  return Math.max(0, Math.ceil(left));
}
