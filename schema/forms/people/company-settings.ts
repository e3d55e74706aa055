import { MESSAGES } from '@schema/messages';
import { boolean } from 'yup';
import { shapeOf } from '../fields/fields';

const { rememberRequired } = MESSAGES.users;

/** What an administrator sets for the company on the users page. */
export const companySettingsPayload = shapeOf(
  {
    remembersPassword: boolean()
      .typeError(rememberRequired)
      .defined(rememberRequired)
      .nonNullable(rememberRequired),
  },
  [rememberRequired],
);
