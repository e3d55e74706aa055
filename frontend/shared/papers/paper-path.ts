/** «/papers/7»: the page of a document. */
export const paperPath = (id: number): string => `/papers/${id}`;
