import { type FormEvent, useId, useRef, useState } from 'react';
import { useValidation } from '../api/queries.ts';
import { ErrorNotice } from '../ui/error-notice.tsx';
import { formatSeconds } from '../ui/format.ts';
import { PurchaseDetails } from './purchase-details.tsx';
import { explanationOf } from './purchase-errors.ts';
import { useCountdown } from './use-countdown.ts';

/** Those that the reader can correct in the field. */
const ofField = ['invalid_purchase_code', 'body_too_large'];

export function PurchaseForm() {
  const [code, setCode] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const { mutate, data: purchase, error, isPending } = useValidation();
  const waiting = useCountdown(error);

  function submit(event: FormEvent) {
    event.preventDefault();
    setIsMissing(code.trim() === '');
    if (code.trim() === '') field.current?.focus();
    else if (!isPending && waiting === 0)
      mutate(code.trim(), {
        onError: ({ code: reason }) => ofField.includes(reason) && field.current?.focus(),
      });
  }

  const isInvalid = isMissing || (error !== null && ofField.includes(error.code));
  const { title, advice } = explanationOf(error?.code ?? '');
  return (
    <>
      <form onSubmit={submit} noValidate>
        <label className="field" htmlFor={id}>
          Purchase code
        </label>
        <input
          id={id}
          ref={field}
          value={code}
          onChange={event => setCode(event.target.value)}
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={isInvalid}
          aria-describedby={isInvalid ? `${id}-hint ${id}-problem` : `${id}-hint`}
        />
        <p id={`${id}-hint`} className="small">
          It is in the e-mail of your receipt, such as 4f1c9a52-7c1e-4c55-9d0e-2b6a8f3d1e07.
        </p>
        {isMissing && (
          <p id={`${id}-problem`} role="alert" className="problem">
            Enter the purchase code
          </p>
        )}
        {/* Not disabled: a button that is loses the focus of the keyboard. */}
        <button type="submit" aria-disabled={isPending || waiting > 0}>
          {isPending ? 'Checking …' : waiting > 0 ? `Try again in ${waiting} s` : 'Check the code'}
        </button>
      </form>
      {error && !isMissing && (
        <div id={`${id}-problem`}>
          <ErrorNotice title={title} error={error}>
            {advice}
            {error.retryAfter !== null && ` You can try again in ${formatSeconds(error.retryAfter)}.`}
          </ErrorNotice>
        </div>
      )}
      <div aria-live="polite">{purchase && <PurchaseDetails purchase={purchase} />}</div>
    </>
  );
}
