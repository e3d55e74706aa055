import { bodyFields } from '@backend/rest/body-fields';
import { type RestRow, row } from '@backend/rest/row';

const COMPANY = '{ name timeZone ownerLogin requireReturnMark remembersPassword demo serverTime }';

/** Settings of the company (beyond the documented paths). */
export const companyRows: readonly RestRow[] = [
  row<{ company: unknown }>({
    method: 'GET',
    path: '/company',
    operation: `query Company { company ${COMPANY} }`,
    pick: ({ company }) => company,
  }),
  row<{ setCompanySettings: unknown }>({
    method: 'PUT',
    path: '/company',
    operation: `mutation SetCompanySettings($input: CompanySettingsInput!) {
      setCompanySettings(input: $input) ${COMPANY}
    }`,
    variables: ({ body }) => ({ input: bodyFields(body, ['remembersPassword']) }),
    pick: ({ setCompanySettings }) => setCompanySettings,
  }),
];
