import type { Catalogue } from '../../../kernel/texts.ts'

/** Texts of the mails to addresses that wait for a sold-out product. */
export const stockAlertTexts = {
  confirmSubject: 'Bevestig: we mailen je als {title} er weer is',
  confirmText:
    'Iemand, waarschijnlijk jij, wil een bericht als {title} weer te koop is. Bevestig dat hier:\n{link}\n\nHeb je er niet om gevraagd? Dan hoef je niets te doen: zonder bevestiging vergeten we dit adres binnen twee dagen. Wil je later toch geen bericht meer, gebruik dan dezelfde link.',
  confirmManySubject: 'Bevestig: we mailen je als {count} producten er weer zijn',
  confirmManyText:
    'Iemand, waarschijnlijk jij, wil een bericht als deze producten weer te koop zijn. Bevestig dat voor elk product dat je wilt:\n\n{lines}\n\nHeb je er niet om gevraagd? Dan hoef je niets te doen: zonder bevestiging vergeten we dit adres binnen twee dagen. Wil je later toch geen bericht meer, gebruik dan dezelfde link.',
  confirmLine: '{title}:\n{link}',
  backSubject: '{title} is er weer',
  backText:
    'Goed nieuws: {title} is weer te koop.\n{link}\n\nDit is het enige bericht dat je hierover krijgt; we hebben je adres hierbij alweer gewist.',
} satisfies Catalogue
