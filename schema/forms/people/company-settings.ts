import { MESSAGES } from '@schema/messages';
import { boolean } from 'yup';
import { CONTACT_WAYS } from '../../values/people/contact-ways';
import { choice, optionalVersion, shapeOf } from '../fields/fields';

const { rememberRequired } = MESSAGES.users;

/** Company settings on the users page, for administrators. */
export const companySettingsPayload = shapeOf(
  {
    remembersPassword: boolean()
      .typeError(rememberRequired)
      .defined(rememberRequired)
      .nonNullable(rememberRequired),
    version: optionalVersion(),
  },
  [rememberRequired],
);

const { choiceInvalid } = MESSAGES.lists;

/** Preferred contact method. */
export const contactWayPayload = shapeOf(
  {
    way: choice(CONTACT_WAYS, choiceInvalid).defined(choiceInvalid).nonNullable(choiceInvalid),
    version: optionalVersion(),
  },
  [choiceInvalid],
);
