/** The spans of what a channel is asked to do. Each begins a trace, because the instance does it when it can. */
import { ofSpan, type SpanAttributes, type SpanStart } from '../../common/events/tracing.ts';
import type { WorkParts } from './instance-worker.ts';

export const spanOf = (
  name: string,
  { holding, driver }: Pick<WorkParts, 'holding' | 'driver'>,
  attributes: SpanAttributes,
): SpanStart => ({
  name,
  kind: 'client',
  parent: null,
  attributes: {
    [ofSpan.workspace]: holding.workspaceId,
    [ofSpan.instance]: holding.instanceId,
    [ofSpan.channel]: driver.name,
    ...attributes,
  },
});
