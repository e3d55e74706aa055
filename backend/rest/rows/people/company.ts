import { type RestRow, row } from '@backend/rest/row';
import { selectionOf } from '@backend/rest/selections';

const COMPANY = selectionOf('Company');

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
    variables: ({ body }) => ({ input: body }),
    pick: ({ setCompanySettings }) => setCompanySettings,
  }),
];
