import type { CounterTexts } from './en.ts';

export const texts: CounterTexts = {
  ready:
    'Ela foi apresentada e o seu código QR está pronto. Um agente da alfândega decide na sua chegada.',
  showCode: 'Mostrar o código QR',
  showPages: 'Mostrar o documento',
  looking: 'Procuramos o código QR no seu documento.',
  none: 'Não encontramos nenhum código QR neste documento. Mostre a página inteira.',
  codeOf: 'Código QR de {name}',
  place: '{number} de {count}',
  next: 'Próximo: {name}',
  bright: 'Aumente o brilho da sua tela.',
  wholePage: 'Mostrar a página inteira',
  calendar: 'Adicionar à agenda',
  eventOf: 'Chegada, voo {flight}',
  event: 'A sua chegada',
  eventText: 'Mostre a sua declaração alfandegária. Pedido {id}: {link}',
  calendarSaved: 'O arquivo da agenda foi salvo. Abra-o para adicionar o dia da sua chegada.',
  share: 'Compartilhar',
  shareFailed:
    'Não conseguimos compartilhar o arquivo. Toque em “Baixar agora” e compartilhe a partir dos seus downloads.',
  again: 'Enviar de novo',
  sending: 'Enviamos o e-mail.',
  handed: 'Entregamos o e-mail em {date}. Ele vai para {email}.',
  waits: 'O e-mail espera para ser entregue. Ele vai para {email}.',
  left: 'Quantas vezes você ainda pode pedir hoje: {count}.',
  tooOften: 'Você pediu este e-mail três vezes em 24 horas. Você pode pedir de novo em {date}.',
  notSent: 'O e-mail não foi enviado. Tente de novo.',
};
