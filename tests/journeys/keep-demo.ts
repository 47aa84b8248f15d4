import { keptDemo } from './kept-demo.ts';

await keptDemo();
