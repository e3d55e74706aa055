import { boolean } from 'yup';
import { MESSAGES } from '../messages';
import { shapeOf } from './fields';

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
