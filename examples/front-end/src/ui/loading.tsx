/** Says that something is coming. It appears after a moment, so that it does not flash. */
export const Loading = ({ what }: { readonly what: string }) => (
  <p role="status" className="loading">
    <span className="spinner" aria-hidden="true" />
    Loading {what} …
  </p>
);
