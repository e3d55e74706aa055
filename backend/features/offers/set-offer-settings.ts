import { refuseStale } from '@backend/domain/stale';
import { command } from '@backend/operation/command';
import { anyOf } from '@backend/operation/permit';
import type { Em } from '@backend/store/em';
import { lockCompany } from '@backend/store/locks/guard-company';
import { loadCompany } from '@backend/store/queries/accounts/company-queries';
import { offerSettingsPayload } from '@schema/forms/people/offer-settings';
import { DEFAULT_OFFER_TEMPLATE } from '@schema/values/bookings/offer-template';
import { cleanName } from '@schema/values/words/text';
import type { OfferSettings, OfferSettingsInput } from './offer-settings.types';

export async function readOfferSettings(em: Em): Promise<OfferSettings> {
  const { offerTemplate: template, address, version } = await loadCompany(em);
  return { template, address, version };
}

/**
 * Saves the template of the text to a customer and the company's address. The default template is
 * stored as none. Throws VALIDATION_FAILED, which names an unknown tag; STALE with `current`.
 */
export const setOfferSettings = command<OfferSettingsInput>()({
  name: 'setOfferSettings',
  access: anyOf('manage_users'),
  form: offerSettingsPayload,
  accept: ({ template, address, version }) => ({
    template: template.trim(),
    address: cleanName(address ?? ''),
    version,
  }),
  sameAs: 'not repeatable',
  async lock({ em, ctx }, { version }) {
    const company = await lockCompany(em, ctx.now);
    const before = {
      template: company.offerTemplate ?? DEFAULT_OFFER_TEMPLATE,
      address: company.address,
    };
    refuseStale({ ...before, version: company.version }, version);
    return { company, before };
  },
  async run({ em, ctx, record }, { template, address }, { company, before }) {
    if (before.template === template && before.address === address) {
      return { answer: await readOfferSettings(em), unchanged: true };
    }
    const offerTemplate = template === DEFAULT_OFFER_TEMPLATE ? null : template;
    em.assign(company, { offerTemplate, address, updatedAt: ctx.now });
    await em.flush();
    const after = { template, address };
    return {
      answer: await readOfferSettings(em),
      history: [record({ entity: 'Company', entityId: company.id, before, after })],
      cars: [],
    };
  },
});
