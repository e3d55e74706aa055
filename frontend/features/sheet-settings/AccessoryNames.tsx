import { Button } from '@frontend/shared/ui/buttons/Button';
import { IconButton } from '@frontend/shared/ui/buttons/IconButton';
import { TextField } from '@frontend/shared/ui/fields/TextField';
import { Row } from '@frontend/shared/ui/layout/Row';
import { Text } from '@frontend/shared/ui/layout/Text';
import fieldsetCss from '@frontend/shared/ui/styles/fieldset.module.css';
import { SHEET_SETTINGS_TEXTS } from '@schema/texts/handover/sheet-settings';
import { ACCESSORY_LIMITS } from '@schema/values/handover/accessories';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash';
import css from './SheetSettings.module.css';

const texts = SHEET_SETTINGS_TEXTS;

interface AccessoryNamesProps {
  readonly names: readonly string[];
  readonly error: string | null;
  readonly errorAt: (index: number) => string | null;
  readonly onChange: (names: readonly string[]) => void;
}

/** The company's list of what is handed over with a car, in the order of a sheet. */
export function AccessoryNames({ names, error, errorAt, onChange }: AccessoryNamesProps) {
  const rows = names.map((name, index) => ({ name, index }));
  const move = (index: number, by: -1 | 1) => {
    const [name = ''] = names.slice(index);
    const rest = names.toSpliced(index, 1);
    onChange(rest.toSpliced(index + by, 0, name));
  };
  return (
    <fieldset className={fieldsetCss.fieldset}>
      <legend className={fieldsetCss.legend}>{texts.accessories}</legend>
      <Text as="p" tone="muted" size="label" className={css.hint}>
        {texts.accessoriesHint}
      </Text>
      <div className={css.names}>
        {rows.map(({ name, index }) => {
          const label = texts.accessory(index + 1);
          return (
            <Row key={index} gap={4} align="start">
              <TextField
                className={css.name ?? ''}
                label={label}
                isLabelHidden
                maxLength={ACCESSORY_LIMITS.name}
                value={name}
                error={errorAt(index) ?? null}
                onChange={(typed) => onChange(names.with(index, typed))}
              />
              <IconButton
                label={`${texts.up}: ${name || label}`}
                icon={<ArrowUp />}
                disabled={index === 0}
                onClick={() => move(index, -1)}
              />
              <IconButton
                label={`${texts.down}: ${name || label}`}
                icon={<ArrowDown />}
                disabled={index === names.length - 1}
                onClick={() => move(index, 1)}
              />
              <IconButton
                label={`${texts.remove}: ${name || label}`}
                icon={<Trash2 />}
                onClick={() => onChange(names.toSpliced(index, 1))}
              />
            </Row>
          );
        })}
        {error && <p className={css.error}>{error}</p>}
        <div>
          <Button
            icon={<Plus />}
            disabled={names.length >= ACCESSORY_LIMITS.count}
            onClick={() => onChange([...names, ''])}
          >
            {texts.add}
          </Button>
        </div>
      </div>
    </fieldset>
  );
}
