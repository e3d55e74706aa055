import { Button } from '@frontend/shared/ui/buttons/Button';
import { Checkbox } from '@frontend/shared/ui/fields/Checkbox';
import { PERMISSION_TITLES, PERMISSIONS, type Permission } from '@schema/permissions';
import { USERS_TEXTS } from '@schema/texts/people/users';
import css from './PermissionChoice.module.css';

interface PermissionChoiceProps {
  readonly title: string;
  /** Permissions to choose from; default: all twelve. */
  readonly offered?: readonly Permission[];
  readonly chosen: readonly Permission[];
  readonly onChange: (chosen: Permission[]) => void;
}

/** Permissions by title, in the documented order (requirements.md, A2). */
export function PermissionChoice(props: PermissionChoiceProps) {
  const { title, offered = PERMISSIONS, chosen, onChange } = props;
  const hasAll = offered.every((permission) => chosen.includes(permission));
  return (
    <fieldset className={css.choice}>
      <legend className={css.legend}>{title}</legend>
      <div className={css.list}>
        {offered.map((permission) => (
          <Checkbox
            key={permission}
            name={permission}
            label={PERMISSION_TITLES[permission]}
            isChecked={chosen.includes(permission)}
            onChange={(isChecked) =>
              onChange(
                offered.filter((one) => (one === permission ? isChecked : chosen.includes(one))),
              )
            }
          />
        ))}
      </div>
      <Button look="quiet" onClick={() => onChange(hasAll ? [] : [...offered])}>
        {hasAll ? USERS_TEXTS.none : USERS_TEXTS.all}
      </Button>
    </fieldset>
  );
}
