import { compileMeanwhile, compileService } from './compile-meanwhile.ts';
import { runService } from './run-service.ts';

// The program of `npm start`, which has it compile what has changed; a service manager's has compiled before.
runService(process.argv.includes('--compile') ? { compile: compileMeanwhile, afterStart: compileService } : {});
