import '#build/require-node.mjs';
import { runService } from './run-service.ts';

// The program of `npm start`.
runService();
