import { useCommand } from '@frontend/shared/data/commands/use-command';
import { bound } from '@frontend/shared/forms/bound';
import { SaveForm } from '@frontend/shared/forms/SaveForm';
import { hasNewerVersion, useNewer } from '@frontend/shared/forms/use-newer';
import { useSaveForm } from '@frontend/shared/forms/use-save-form';
import type { OfferSettingsFactsFragment } from '@frontend/shared/offers/offers.generated';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { TextArea } from '@frontend/shared/ui/fields/TextArea';
import { TextField } from '@frontend/shared/ui/fields/TextField';
import { Row } from '@frontend/shared/ui/layout/Row';
import fieldsetCss from '@frontend/shared/ui/styles/fieldset.module.css';
import { type OfferSettingsValues, offerSettingsForm } from '@schema/forms/people/offer-settings';
import { OFFER_SETTINGS_TEXTS } from '@schema/texts/bookings/offers';
import {
  DEFAULT_OFFER_TEMPLATE,
  OFFER_LIMITS,
  OFFER_TAGS,
  type OfferTag,
} from '@schema/values/bookings/offer-template';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { OfferExample } from './OfferExample';
import css from './OfferSettings.module.css';
import { SetOfferSettingsDocument } from './offer-settings.generated';

const texts = OFFER_SETTINGS_TEXTS;

const typed = ({ template, address }: OfferSettingsFactsFragment): OfferSettingsValues => ({
  template,
  address,
});

const changesOf = (was: OfferSettingsFactsFragment, now: OfferSettingsFactsFragment) =>
  (['template', 'address'] as const)
    .filter((name) => was[name] !== now[name])
    .map((name) => ({ title: texts[name], was: was[name] || null, now: now[name] || null }));

interface OfferSettingsFormProps {
  readonly settings: OfferSettingsFactsFragment;
}

export function OfferSettingsForm({ settings }: OfferSettingsFormProps) {
  const save = useCommand('setOfferSettings', SetOfferSettingsDocument);
  const [opened, open] = useState(settings);
  const area = useRef<HTMLTextAreaElement>(null);
  const form = useSaveForm({
    initialValues: typed(opened),
    shape: offerSettingsForm,
    toPayload: (values: OfferSettingsValues) => values,
    save: async (input) =>
      (await save({ input: { ...input, version: opened.version } })).setOfferSettings,
    onSaved: (saved) => {
      open(saved);
      form.reset(typed(saved));
      showToast('success', texts.saved);
    },
    fallback: texts.failed,
  });
  const newer = useNewer({
    record: settings,
    opened,
    open,
    form,
    valuesOf: typed,
    changesOf,
    isNewer: hasNewerVersion,
  });
  const { values, update, isPending, isUnsaved } = form;

  /** Inserts the tag at the caret, after the text when the field never had the focus. */
  const insert = (tag: OfferTag) => {
    const { selectionStart: from, selectionEnd: to } = area.current ?? {};
    const word = `{${tag}}`;
    const insertInto = (template: string) =>
      template.slice(0, from ?? template.length) + word + template.slice(to ?? template.length);
    // The caret is placed in the new text, before the user can focus another field.
    flushSync(() => update((was) => ({ ...was, template: insertInto(was.template) })));
    area.current?.focus();
    if (from !== undefined) area.current?.setSelectionRange(from + word.length, from + word.length);
  };
  return (
    <SaveForm form={form} label={texts.title} className={css.form} newer={newer}>
      <div className={css.panes}>
        <div className={css.fields}>
          <TextArea
            ref={area}
            label={texts.template}
            hint={texts.templateHint}
            className={css.template}
            rows={10}
            maxLength={OFFER_LIMITS.template}
            {...bound(form, 'template')}
          />
          <fieldset className={fieldsetCss.fieldset}>
            <legend className={fieldsetCss.legend}>{texts.tags}</legend>
            <Row gap={8} wrap>
              {OFFER_TAGS.map((tag) => (
                <Button key={tag} onClick={() => insert(tag)}>
                  {tag}
                </Button>
              ))}
            </Row>
          </fieldset>
          <TextField
            label={texts.address}
            hint={texts.addressHint}
            maxLength={OFFER_LIMITS.address}
            {...bound(form, 'address')}
          />
        </div>
        <OfferExample values={values} />
      </div>
      <Row gap={8} wrap>
        <Button type="submit" look="primary" disabled={!isUnsaved} isPending={isPending}>
          {texts.save}
        </Button>
        {values.template !== DEFAULT_OFFER_TEMPLATE && (
          <Button
            disabled={isPending}
            onClick={() => update((was) => ({ ...was, template: DEFAULT_OFFER_TEMPLATE }))}
          >
            {texts.useDefault}
          </Button>
        )}
      </Row>
    </SaveForm>
  );
}
