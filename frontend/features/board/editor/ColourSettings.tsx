import { ColourField } from '@frontend/shared/ui/fields/ColourField';
import { SettingsGroup } from '@frontend/shared/ui/fields/SettingsGroup';
import { InfoPanel } from '@frontend/shared/ui/layout/InfoPanel';
import { DERIVED_COLOUR_TITLES, EDITOR_TEXTS, unreadableText } from '@schema/texts/board/editor';
import { CHOSEN_ROLE_TEXTS } from '@schema/texts/board/event-roles';
import { CHOSEN_ROLES } from '@schema/values/bookings/event-roles';
import { useBoardLook } from '../style/useBoardLook';
import css from './BoardEditor.module.css';
import type { SettingsProps } from './settings-props';
import { unreadableOf } from './unreadable-colours';

const DERIVED = ['activeBackground', 'textColor', 'borderColor', 'badgeColor'] as const;

/**
 * Colours of the bookings (requirements.md, E2): one for each status, and those derived from them
 * unless chosen. Warns about unreadable colours.
 */
export function ColourSettings({ style, onChange }: SettingsProps) {
  const { planned, active } = useBoardLook(style).inks;
  const derived = {
    activeBackground: active.fill,
    textColor: planned.ink,
    borderColor: planned.edge,
    badgeColor: planned.badge,
  };
  return (
    <SettingsGroup title={EDITOR_TEXTS.colours}>
      {CHOSEN_ROLES.map((role) => (
        <ColourField
          key={role}
          label={CHOSEN_ROLE_TEXTS[role].colour}
          value={style[`${role}Color`]}
          onChange={(colour) => onChange({ [`${role}Color`]: colour })}
        />
      ))}
      {DERIVED.map((name) => (
        <div key={name} className={css.derived}>
          <ColourField
            label={DERIVED_COLOUR_TITLES[name]}
            value={style[name]}
            derived={derived[name]}
            onChange={(colour) => onChange({ [name]: colour })}
            onAuto={() => onChange({ [name]: null })}
          />
          {name !== 'activeBackground' && (
            <div role="status">
              {unreadableOf(style, name).map((fault) => (
                <InfoPanel key={fault.theme} look="warning">
                  {unreadableText(fault)}
                </InfoPanel>
              ))}
            </div>
          )}
        </div>
      ))}
    </SettingsGroup>
  );
}
