/** Colours of bookings that the board editor may change (requirements.md, E2). */
export type BoardStyleColour =
  | 'plannedColor'
  | 'activeColor'
  | 'dueTodayColor'
  | 'activeBackground'
  | 'textColor'
  | 'borderColor'
  | 'badgeColor';
