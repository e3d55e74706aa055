/** Links that open a document or a statement without a session. Not in requirements.md. */
export const LINK_MESSAGES = {
  notFound: 'Ссылка не найдена',
  revoked: 'Ссылка уже отозвана',
  unavailable: 'Ссылка не действует. Попросите новую у компании.',
} as const;
