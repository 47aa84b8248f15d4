import { serveCommits } from '../commits/serve-commits.ts';
import { works } from './works.ts';

serveCommits(works);
