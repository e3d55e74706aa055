import { button, choose, notice, renderSignedIn } from '@frontend/testing/render';
import { refusal } from '@frontend/testing/server';
import { MESSAGES } from '@schema/messages';
import { FAVICON_TEXTS } from '@schema/texts/board/editor';
import { CONTACT_TEXTS, CONTACT_WAY_TEXTS } from '@schema/texts/bookings/marks';
import { screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { ContactWaySettings } from './ContactWaySettings';
import { FaviconSettings } from './FaviconSettings';

test('a contact method is sent with the version of the settings; after a refusal it is read again', async () => {
  const company = (version: number) => ({ company: { contactWay: 'whatsapp', version } });
  const { user, server } = renderSignedIn(<ContactWaySettings />, {
    answers: {
      ...company(3),
      setContactWay: () => {
        throw refusal(MESSAGES.generic.stale, { code: 'STALE' });
      },
    },
  });
  await waitFor(() => expect(server.sent('ContactWaySettings')).toHaveLength(1));
  server.answer(company(4));
  await choose(user, CONTACT_WAY_TEXTS.label, CONTACT_TEXTS.telegram);
  await notice(MESSAGES.generic.stale);
  await waitFor(() => expect(server.sent('ContactWaySettings')).toHaveLength(2));
  server.answer({ setContactWay: 'telegram', ...company(5) });
  await choose(user, CONTACT_WAY_TEXTS.label, CONTACT_TEXTS.telegram);
  await notice(`${CONTACT_WAY_TEXTS.saved}: ${CONTACT_TEXTS.telegram}`);
  expect(server.sent('SetContactWay').map(({ variables }) => variables.version)).toEqual([3, 4]);
});

test('a favicon is sent with the version of the branding beside the file', async () => {
  const forms: FormData[] = [];
  const { user, server } = renderSignedIn(<FaviconSettings />, {
    answers: { branding: { faviconUrl: null, version: 6 } },
  });
  await waitFor(() => expect(server.sent('Branding')).toHaveLength(1));
  const send = XMLHttpRequest.prototype.send;
  XMLHttpRequest.prototype.send = (form) => {
    forms.push(form as FormData);
  };
  onTestFinished(() => {
    XMLHttpRequest.prototype.send = send;
  });
  const file = new File(['<svg/>'], 'icon.svg', { type: 'image/svg+xml' });
  await user.upload(screen.getByLabelText(FAVICON_TEXTS.upload, { selector: 'input' }), file);
  await waitFor(() => expect(forms).toHaveLength(1));
  expect(forms[0]?.get('version')).toBe('6');
  expect(button(FAVICON_TEXTS.reset)).toHaveProperty('disabled', true);
});
