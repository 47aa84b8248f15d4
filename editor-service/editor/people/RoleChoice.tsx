import { Checkbox } from '../ui/fields/Checkbox.tsx';
import { LabelledGroup } from '../ui/fields/Labelled.tsx';
import { Answer } from '../workbench/server-state/Answer.tsx';
import { useRoles } from './use-roles.ts';

/** A checkbox for each role. */
export function RoleChoice({ chosen, onChange }: { chosen: readonly string[]; onChange: (chosen: string[]) => void }) {
  return (
    <LabelledGroup label="Roles" help="People without a role can edit and save, but not publish.">
      <Answer query={useRoles()}>
        {(roles) =>
          roles.map(({ _id, name }) => (
            <Checkbox
              key={_id}
              label={name}
              value={chosen.includes(_id)}
              onChange={(isChecked) => onChange(isChecked ? [...chosen, _id] : chosen.filter((id) => id !== _id))}
            />
          ))
        }
      </Answer>
    </LabelledGroup>
  );
}
