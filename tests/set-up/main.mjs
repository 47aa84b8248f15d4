// What tests need besides the product: the programs that check the code, a Chromium and web servers. `build/set-up.mjs test` runs it.
import '../checks/install.mjs';
import { stop } from '../../build/set-up/install-packages.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureWebServers } from './web-servers.mjs';

const problem = ensureChromium();
if (problem) stop(problem);
ensureWebServers();
