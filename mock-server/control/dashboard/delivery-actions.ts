/** The deliveries that were sent. */
import type { ControlCall } from '../router.ts';
import { hrefOf } from './frame.ts';
import { deliveriesPage } from './pages/deliveries.ts';
import type { Showing } from './shown.ts';
import type { Sources } from './sources.ts';

export const deliveryActions = ({ deliveries, clock }: Sources, { placeOf, show }: Showing) => ({
  showDeliveries: ({ ctx }: ControlCall) =>
    show(ctx, {
      name: '/deliveries',
      title: 'Deliveries',
      main: deliveriesPage({
        deliveries: deliveries.shown(),
        now: clock.state().now,
        href: hrefOf(placeOf(ctx), '/deliveries'),
      }),
    }),
});
