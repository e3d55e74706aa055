import { classNames } from '@frontend/shared/lib/class-names';
import textCss from '@frontend/shared/ui/styles/text.module.css';
import { SEARCH_TEXTS } from '@schema/texts/shell/lists';
import { KIT_TEXTS } from '@schema/texts/shell/shell';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactElement, ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { Text } from 'react-aria-components/Text';
import type { FieldBasics } from '../Field';
import fieldCss from '../Field.module.css';
import css from './Select.module.css';

interface SelectOption<Id extends string | number> {
  readonly id: Id;
  readonly title: string;
}

export interface SelectProps<Id extends string | number> extends FieldBasics {
  readonly value: Id | null;
  readonly onChange: (value: Id | null) => void;
  readonly options: readonly SelectOption<Id>[];
  /** Adds a first option of this title with the value null, e.g. «Не указан». */
  readonly emptyTitle?: string;
  readonly placeholder?: string;
  readonly name?: string;
  readonly onBlur?: () => void;
  readonly autoFocus?: boolean;
  readonly isDisabled?: boolean;
  /** Wraps the list, e.g. with a search above it. */
  readonly around?: (list: ReactElement) => ReactNode;
}

const NOTHING = '__nothing__';

/** A select of few options with type-ahead. */
export function Select<Id extends string | number>({
  value,
  onChange,
  options,
  emptyTitle,
  placeholder = emptyTitle ?? KIT_TEXTS.emptyChoice,
  name,
  onBlur,
  autoFocus,
  isDisabled,
  around = (list) => list,
  label,
  error,
  isInvalid = Boolean(error),
  hint,
  hintLook = 'muted',
  isRequired,
  isLabelHidden,
  className,
}: SelectProps<Id>) {
  return (
    <AriaSelect
      className={classNames(fieldCss.field, className)}
      value={value ?? (emptyTitle === undefined ? null : NOTHING)}
      onChange={(key) => onChange(options.find((option) => option.id === key)?.id ?? null)}
      placeholder={placeholder}
      name={name}
      onBlur={onBlur}
      autoFocus={autoFocus}
      isDisabled={isDisabled}
      isInvalid={isInvalid}
      isRequired={isRequired}
      validationBehavior="aria"
    >
      <Label className={isLabelHidden ? textCss.spoken : fieldCss.label}>{label}</Label>
      <Button className={classNames(fieldCss.box, css.button)}>
        <SelectValue className={css.value ?? ''} />
        <ChevronDown aria-hidden="true" />
      </Button>
      {error && <FieldError className={fieldCss.error ?? ''}>{error}</FieldError>}
      {hint && (
        <Text slot="description" className={classNames(fieldCss.hint, fieldCss[hintLook])}>
          {hint}
        </Text>
      )}
      <Popover className={css.popover ?? ''} offset={6}>
        {around(
          <ListBox
            className={css.list ?? ''}
            renderEmptyState={() => <p className={css.none}>{SEARCH_TEXTS.nothing}</p>}
          >
            {emptyTitle !== undefined && <Option id={NOTHING} title={emptyTitle} />}
            {options.map((option) => (
              <Option key={option.id} {...option} />
            ))}
          </ListBox>,
        )}
      </Popover>
    </AriaSelect>
  );
}

function Option({ id, title }: SelectOption<string | number>) {
  return (
    <ListBoxItem id={id} textValue={title} className={css.option ?? ''}>
      <span className={css.title}>{title}</span>
      <Check className={css.check} aria-hidden="true" />
    </ListBoxItem>
  );
}
