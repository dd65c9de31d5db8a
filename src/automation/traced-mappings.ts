/** Mappings that are steps of what runs them. */
import { ofSpan, type Tracing } from '../common/events/tracing.ts';
import type { Sandbox } from './sandbox/sandbox.ts';

/** `null`: nothing is traced. */
export const tracedMappings = <Some extends Pick<Sandbox, 'map'>>(
  tracing: Tracing | null,
  mappings: Some,
): Some =>
  tracing === null
    ? mappings
    : {
        ...mappings,
        map: (workspaceId, ...rest) =>
          tracing.run(
            { name: 'mapping', kind: 'internal', attributes: { [ofSpan.workspace]: workspaceId } },
            async span => {
              const result = await mappings.map(workspaceId, ...rest);
              if (!result.ok) span.fail('mapping_failed');
              return result;
            },
          ),
      };
