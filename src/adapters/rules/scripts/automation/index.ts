import type { ScriptRunner } from '../script.ts';
import { automationEndpointScripts } from './endpoints.ts';
import { automationSettingScripts } from './settings.ts';
import { automationTypeScripts } from './types.ts';

export const automationScripts = (runner: ScriptRunner) => ({
  ...automationEndpointScripts(runner),
  ...automationTypeScripts(runner),
  ...automationSettingScripts(runner),
});
