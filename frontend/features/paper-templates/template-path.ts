/** The page of an uploaded template. */
export const templatePath = (id: number) => `/company/templates/${id}`;
