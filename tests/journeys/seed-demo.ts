import { keptDemo } from './kept-demo.ts';

/** Every journey works on a copy of a product with the demo site and a publisher. */
export default async function seedDemo(): Promise<void> {
  process.env.PAGEWRIGHT_SEED = await keptDemo();
}
