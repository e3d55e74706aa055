/** A template in use, with one wrong tag. */
export const TEMPLATE = {
  id: 4,
  kind: 'contract',
  fileName: 'Договор юриста.docx',
  usedSince: null,
  isStrict: false,
  faults: 1,
  uploadedAt: '2026-11-19T07:00:00Z',
  userLogin: 'admin',
  version: 1,
  url: '/files/template-1.docx',
  tags: [
    {
      name: 'клиент.телефн',
      isBlock: false,
      count: 1,
      state: 'unknown',
      label: null,
      nearest: 'клиент.телефон',
      block: null,
    },
    {
      name: 'клиент.имя',
      isBlock: false,
      count: 3,
      state: 'known',
      label: 'ФИО клиента',
      nearest: null,
      block: null,
    },
  ],
};

export const EXAMPLE = {
  bookingId: 12,
  customerName: 'Иванов Пётр',
  carTitle: 'Kia Rio А123ВС799',
  tags: [
    { name: 'клиент.телефн', text: null },
    { name: 'клиент.имя', text: 'Иванов Пётр' },
  ],
};
