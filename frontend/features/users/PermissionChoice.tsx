import { Button } from '@frontend/shared/ui/buttons/Button';
import { Checkbox } from '@frontend/shared/ui/fields/Checkbox';
import { Text } from '@frontend/shared/ui/layout/Text';
import { PERMISSION_TITLES, PERMISSIONS, type Permission } from '@schema/permissions';
import { PERMISSION_HINTS, PERMISSION_SETS } from '@schema/texts/people/permission-hints';
import { USERS_TEXTS } from '@schema/texts/people/users';
import css from './PermissionChoice.module.css';

interface PermissionChoiceProps {
  readonly title: string;
  /** Permissions to choose from; default: all twelve. */
  readonly offered?: readonly Permission[];
  readonly chosen: readonly Permission[];
  readonly onChange: (chosen: Permission[]) => void;
}

/**
 * Permissions with the sections they open, in the documented order (requirements.md, A2), and usual
 * sets.
 */
export function PermissionChoice(props: PermissionChoiceProps) {
  const { title, offered = PERMISSIONS, chosen, onChange } = props;
  const sets = PERMISSION_SETS.filter(({ permissions }) =>
    permissions.every((permission) => offered.includes(permission)),
  );
  const hasAll = offered.every((permission) => chosen.includes(permission));
  return (
    <fieldset className={css.choice}>
      <Text as="legend" tone="label" size="label" weight={600} className={css.legend}>
        {title}
      </Text>
      <div className={css.list}>
        {offered.map((permission) => (
          <Checkbox
            key={permission}
            name={permission}
            label={PERMISSION_TITLES[permission]}
            hint={PERMISSION_HINTS[permission]}
            isChecked={chosen.includes(permission)}
            onChange={(isChecked) =>
              onChange(
                offered.filter((one) => (one === permission ? isChecked : chosen.includes(one))),
              )
            }
          />
        ))}
      </div>
      <fieldset className={css.sets} aria-label={USERS_TEXTS.sets}>
        {sets.map((set) => (
          <Button key={set.title} onClick={() => onChange([...set.permissions])}>
            {set.title}
          </Button>
        ))}
        <Button look="quiet" onClick={() => onChange(hasAll ? [] : [...offered])}>
          {hasAll ? USERS_TEXTS.none : USERS_TEXTS.all}
        </Button>
      </fieldset>
    </fieldset>
  );
}
