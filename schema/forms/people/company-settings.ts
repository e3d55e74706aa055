import { MESSAGES } from '@schema/messages';
import { boolean } from 'yup';
import { shapeOf } from '../fields/fields';

const { rememberRequired } = MESSAGES.users;

/** Company settings on the users page, for administrators. */
export const companySettingsPayload = shapeOf(
  {
    remembersPassword: boolean()
      .typeError(rememberRequired)
      .defined(rememberRequired)
      .nonNullable(rememberRequired),
  },
  [rememberRequired],
);
