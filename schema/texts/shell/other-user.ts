/** A page of one user in a browser with the session of another. */

export const OTHER_USER_TITLE = 'В этом браузере вошли под другим логином';

/** The signed-in user, the user of the page, and the consequence for both. */
export function otherUserText(signedIn: string, own: string): string {
  return `Теперь здесь вошли как «${signedIn}», а страница открыта для «${own}». Введённое осталось на месте, ничего не отправлено. Если войти снова, «${signedIn}» в этом браузере придётся входить заново.`;
}

export const enterAgainText = (login: string): string => `Войти снова как ${login}`;

export const goToOtherText = (login: string): string => `Перейти к ${login}`;
