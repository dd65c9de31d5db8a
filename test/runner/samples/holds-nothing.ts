/** A suite without a test. */
import { suite } from 'uvu';

suite('A suite that holds nothing').run();
