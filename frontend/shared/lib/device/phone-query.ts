import { MOBILE_BREAKPOINT_PX } from '@schema/constants';

/**
 * Widths up to 768 px get the phone layout (requirements.md, G8): in em as in the style sheets, so
 * that it applies earlier with larger text.
 */
export const PHONE_QUERY = `(max-width: ${MOBILE_BREAKPOINT_PX / 16}em)`;
