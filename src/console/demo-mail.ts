/** The links that a demo would mail: who sends one sees it. Only the mock server has any: a host cannot reach this. */

/** The newest link to an address, or `null`. */
type LinkTo = (email: string) => string | null;

const boxes = new WeakMap<object, LinkTo>();

/** Shows them in a console over this repository. */
export function offerDemoMail(repository: object, linkTo: LinkTo): void {
  boxes.set(repository, linkTo);
}

/** `repository`: that of the service, or one that wraps it and so inherits from it. */
export function demoLinkTo(repository: object, email: string): string | null {
  for (let at: object | null = repository; at !== null; at = Object.getPrototypeOf(at)) {
    const linkTo = boxes.get(at);
    if (linkTo !== undefined) return linkTo(email);
  }
  return null;
}
