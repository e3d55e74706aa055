import { readHex } from '@frontend/shared/lib/cars/hex-colour';
import { COLOUR_FIELD_TEXTS } from '@schema/texts/board/editor';
import { useState } from 'react';
import { Button } from '../buttons/Button';
import { Row } from '../layout/Row';
import css from './ColourField.module.css';
import { Field, type FieldBasics } from './Field';
import fieldCss from './Field.module.css';

interface ColourFieldProps extends Omit<FieldBasics, 'error' | 'isInvalid'> {
  /** '#RRGGBB'; null: derived. */
  readonly value: string | null;
  readonly onChange: (value: string) => void;
  /** The colour used while none is selected. */
  readonly derived?: string;
  /** Resets to the derived colour; absent without one. */
  readonly onAuto?: () => void;
}

/** A colour field: the native picker or a typed '#RRGGBB'. */
export function ColourField({ value, onChange, derived, onAuto, ...field }: ColourFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const shown = value ?? derived ?? '#000000';
  const isBad = typed !== null && typed.trim() !== '' && readHex(typed) === null;

  const type = (text: string) => {
    setTyped(text);
    const colour = readHex(text);
    // Three digits may be an incomplete six.
    if (colour && text.trim().replace('#', '').length === 6) onChange(colour);
  };
  const leave = () => {
    if (typed === null || isBad) return;
    const colour = readHex(typed);
    if (colour === null) onAuto?.();
    else if (colour !== value) onChange(colour);
    setTyped(null);
  };

  return (
    <Field {...field} error={isBad ? COLOUR_FIELD_TEXTS.invalid : null}>
      {(control) => (
        <Row gap={8} align="center" className={css.line}>
          <input
            type="color"
            className={css.swatch}
            aria-label={`${field.label}: ${COLOUR_FIELD_TEXTS.palette}`}
            value={shown.toLowerCase()}
            onChange={(event) => {
              setTyped(null);
              onChange(event.target.value.toUpperCase());
            }}
          />
          <div className={fieldCss.box}>
            <input
              {...control}
              className={fieldCss.control}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={9}
              placeholder={value === null ? COLOUR_FIELD_TEXTS.autoHint : shown}
              value={typed ?? value ?? ''}
              onChange={(event) => type(event.target.value)}
              onBlur={leave}
              onKeyDown={(event) => {
                if (event.key === 'Enter') leave();
              }}
            />
          </div>
          {onAuto && (
            <Button
              aria-label={`${field.label}: ${COLOUR_FIELD_TEXTS.auto}`}
              disabled={value === null}
              onClick={() => {
                setTyped(null);
                onAuto();
              }}
            >
              {COLOUR_FIELD_TEXTS.auto}
            </Button>
          )}
        </Row>
      )}
    </Field>
  );
}
