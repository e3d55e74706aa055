const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** The bytes of a document as a file to save. */
export const docxOf = (bytes: ArrayBuffer): Blob => new Blob([bytes], { type: DOCX });
