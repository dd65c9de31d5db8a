/** `npm run gallery`: a mock server with the page of all components. Log in as one of its demo users. */
import { startMock } from '../../../mock-server/index.ts';
import { builtIn } from '../../../src/index.ts';
import { gallery } from './group.ts';

const { url } = await startMock({ groups: [...builtIn, gallery] });
console.log(`${url}/user/api/workspaces/ws_studio/gallery`);
