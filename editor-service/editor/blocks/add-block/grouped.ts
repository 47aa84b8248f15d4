import { bestFirst } from '../../ui/best-first.ts';
import type { ChoiceGroup } from './ChoiceGrid.tsx';
import type { PickerChoice } from './choice.ts';

/** The choices in their groups, those used lately first; for a search one group, best match first. */
export function grouped(choices: readonly PickerChoice[], search: string, recent: readonly string[]): ChoiceGroup[] {
  if (search.trim() !== '') {
    const found = bestFirst(choices, search, recent);
    return found.length > 0 ? [{ name: 'Found', choices: found }] : [];
  }
  const lately = recent.flatMap((id) => choices.find((choice) => choice.id === id) ?? []);
  const rest = choices.filter((choice) => !lately.includes(choice));
  const groups = Array.from(
    Map.groupBy(rest, ({ group }) => group),
    ([name, ofGroup]) => ({ name, choices: ofGroup }),
  );
  return lately.length > 0 ? [{ name: 'Recently used', choices: lately }, ...groups] : groups;
}
