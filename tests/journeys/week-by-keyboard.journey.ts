import { performWeek } from './week/perform-week.ts';

performWeek('keyboard');
