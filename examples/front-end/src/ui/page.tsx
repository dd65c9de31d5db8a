import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';

/** The path of the page that was shown last. The first one is announced by the browser itself. */
let shownPath: string | null = null;

interface PageProps {
  /** The heading, and the title of the document. */
  readonly title: string;
  readonly children: ReactNode;
}

/** A page. When another one opens, its heading gets the focus: screen readers say it, and Tab goes on from there. */
export function Page({ title, children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [path] = useLocation();
  useEffect(() => {
    document.title = `${title} · Marketplace`;
  }, [title]);
  useEffect(() => {
    if (shownPath !== null && shownPath !== path) heading.current?.focus();
    shownPath = path;
  }, [path]);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </>
  );
}
