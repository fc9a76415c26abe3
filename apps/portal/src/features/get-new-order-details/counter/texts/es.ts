import type { CounterTexts } from './en.ts';

export const texts: CounterTexts = {
  ready:
    'Está presentada y su código QR está listo. Un agente de aduanas decide cuando usted llega.',
  showCode: 'Mostrar el código QR',
  showPages: 'Mostrar el documento',
  looking: 'Buscamos el código QR en su documento.',
  none: 'No encontramos ningún código QR en este documento. Muestre la página entera.',
  codeOf: 'Código QR de {name}',
  place: '{number} de {count}',
  next: 'Siguiente: {name}',
  bright: 'Suba el brillo de la pantalla.',
  wholePage: 'Mostrar la página entera',
  calendar: 'Añadir al calendario',
  eventOf: 'Llegada, vuelo {flight}',
  event: 'Su llegada',
  eventText: 'Muestre su declaración de aduanas. Pedido {id}: {link}',
  calendarSaved: 'El archivo de calendario está guardado. Ábralo para añadir el día de su llegada.',
  share: 'Compartir',
  shareFailed:
    'No pudimos compartir el archivo. Pulse «Descargar ahora» y compártalo desde sus descargas.',
  again: 'Enviar otra vez',
  sending: 'Enviamos el correo.',
  handed: 'Entregamos el correo el {date}. Va a {email}.',
  waits: 'El correo espera a ser entregado. Va a {email}.',
  left: 'Veces que puede pedirlo todavía hoy: {count}.',
  tooOften: 'Pidió este correo tres veces en 24 horas. Puede pedirlo otra vez el {date}.',
  notSent: 'El correo no se envió. Inténtelo otra vez.',
};
