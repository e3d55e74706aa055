import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { messengerLinks } from './messenger';

describe('links to the messenger', () => {
  test('contain the digits and the text, encoded', () => {
    const links = messengerLinks('8 (916) 245-18-07', 'Спасибо & до встречи!', {
      isAndroid: false,
    });
    const text =
      '%D0%A1%D0%BF%D0%B0%D1%81%D0%B8%D0%B1%D0%BE%20%26%20%D0%B4%D0%BE%20%D0%B2%D1%81%D1%82%D1%80%D0%B5%D1%87%D0%B8!';
    expect(links).toEqual({
      app: `whatsapp://send?phone=79162451807&text=${text}`,
      business: `whatsapp-smb://send?phone=79162451807&text=${text}`,
      browser: `https://wa.me/79162451807?text=${text}`,
    });
  });

  test('name the business app by its package on Android', () => {
    expect(messengerLinks('+79162451807', '', { isAndroid: true })?.business).toBe(
      'intent://send?phone=79162451807#Intent;scheme=whatsapp;package=com.whatsapp.w4b;end',
    );
  });

  test.each(['', '12345', '+7 916 245', 'нет'])('«%s» is not a usable phone', (phone) => {
    expect(messengerLinks(phone, 'текст', { isAndroid: false })).toBeNull();
  });

  test('are escaped, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (message) => {
        const links = messengerLinks('+79162451807', message, { isAndroid: true });
        expect(links?.business).toMatch(
          /^intent:\/\/send\?phone=79162451807(&text=[^#&]*)?#Intent;scheme=whatsapp;package=com\.whatsapp\.w4b;end$/,
        );
      }),
    );
  });
});
