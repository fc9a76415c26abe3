import type { OrderCatalog } from '../t.ts';

/** The texts of the order page; how this language is written stands in `../catalogs/pt.ts`. */
export const order: OrderCatalog = {
  'order.page': 'Seu pedido',
  'order.loading': 'Estamos abrindo o seu pedido.',
  'order.failedTitle': 'Não foi possível carregar o seu pedido',
  'order.tryAgain': 'Tentar novamente',
  'order.next': 'Próximos passos',
  'order.name': 'Nome',
  'order.orderId': 'ID do pedido',
  'order.email': 'E-mail',
  'order.arrival': 'Chegada',
  'order.arrivalDate': '{date} ({left})',
  'order.flight': 'Voo',
  'order.place': 'Local',

  'clock.heading': 'Sua chegada',
  'clock.opens': 'O envio da declaração abre',
  'clock.opened': 'O envio da declaração abriu',
  'clock.fileBy': 'Nosso próprio prazo de envio',
  'clock.in': 'em {left}',
  'clock.late': 'Atrasado ({ago})',
  'clock.zone': 'Os horários são os do local de chegada: {zone}.',

  'approved.heading': 'A sua declaração alfandegária foi aprovada',
  'approved.lead': 'Baixe-a agora e guarde-a no seu celular para a chegada.',
  'approved.past':
    'A sua data de chegada já passou. Uma nova data de chegada exige uma nova declaração.',
  'approved.changed': 'Os seus dados mudaram depois que este documento foi feito',
  'approved.changedFields': 'Corrigido: {fields}.',
  'approved.changedText':
    'A última correção foi em {date}. Se houver um novo documento, vamos enviar um e-mail. Até lá, este é o seu documento.',
  'approved.pdf': 'Documento PDF',
  'approved.image': 'Imagem',
  'approved.download': 'Baixar agora',
  'approved.preparing': 'Preparando...',
  'approved.again': 'Tentar novamente',
  'approved.hint': 'O arquivo é salvo cerca de 1 segundo depois do toque no botão.',
  'approved.hintSize': 'O arquivo tem {size}. Ele é salvo quando tiver chegado por completo.',
  'approved.handed':
    'Entregamos o arquivo a este aplicativo e não podemos ver se ele foi salvo. Se não estiver nos seus downloads, abra esta página no seu navegador.',
  'approved.saved': 'O arquivo foi salvo. Procure-o nos seus downloads.',
  'approved.fileFailed':
    'O arquivo não chegou ao seu dispositivo. Verifique a sua conexão e tente novamente.',
  'approved.noFile': 'O arquivo ainda não está pronto. Recarregue esta página em alguns minutos.',
  'approved.gone':
    'Não encontramos o seu documento no momento. Tente novamente em alguns minutos ou <link>fale conosco</link>.',

  'download.bytes': '{received} de {total}',
  'download.wentOn': '{received} de {total}, retomado a partir de {from}',
  'download.percent': '{percent} do arquivo já chegaram.',
  'download.stop': 'Parar',
  'download.cut': 'A conexão caiu. Guardamos o que chegou.',
  'download.stopped': 'Você parou o download. Guardamos o que chegou.',
  'download.goOn': 'Continuar o download',

  'preview.heading': 'Seu documento',
  'preview.lead': 'É possível mostrá-lo no balcão a partir desta página.',
  'preview.label': 'Visualização do seu documento',
  'preview.zoomIn': 'Aumentar zoom',
  'preview.zoomOut': 'Diminuir zoom',
  'preview.fit': 'Ajustar à largura',
  'preview.large': 'Tela cheia',
  'preview.close': 'Fechar',
  'preview.page': 'Página {page} de {pages}',
  'preview.image': 'Imagem do seu documento',
  'preview.loading': 'Estamos abrindo o seu documento.',
  'preview.failed': 'A visualização não foi carregada. Ainda é possível tocar em “Baixar agora”.',
  'preview.tryAgain': 'Tentar novamente',
  'preview.broken':
    'Não é possível mostrar este arquivo aqui. Toque em “Baixar agora” e abra-o com outro aplicativo.',
  'preview.password':
    'Este arquivo tem senha, por isso não é possível mostrá-lo aqui. Toque em “Baixar agora” e abra-o com outro aplicativo.',

  'offline.heading': 'Sem internet',
  'offline.keeping': 'Estamos guardando esta página no seu dispositivo.',
  'offline.kept':
    'Esta página e o seu documento estão guardados neste dispositivo. Eles abrem sem internet até {date}.',
  'offline.shared': 'Outras pessoas usam este dispositivo? Remova estas cópias antes de sair.',
  'offline.remove': 'Remover deste dispositivo',
  'offline.removed': 'Esta página e o seu documento não estão guardados neste dispositivo.',
  'offline.keep': 'Guardar neste dispositivo',
  'offline.notKept':
    'Este dispositivo não conseguiu guardar o seu documento. Toque em “Baixar agora” e salve o arquivo.',
  'offline.copy':
    'Não é possível acessar o nosso servidor agora. Esta é a cópia que guardamos neste dispositivo em {date}.',
  'offline.copyThen':
    'Esta é a cópia que guardamos neste dispositivo em {date}. O pedido pode ter mudado desde então.',
  'offline.noCopyTitle': 'Não há internet nem cópia neste dispositivo',
  'offline.noCopy':
    'Não guardamos este pedido neste dispositivo. Conecte-se à internet e tente novamente.',
  'offline.savedLater':
    'O arquivo foi salvo. Procure-o nos seus downloads. Vamos registrar este download quando houver internet novamente.',
  'offline.pending': 'O arquivo foi baixado em {date}. Ainda não registramos este download.',
  'offline.install': 'Adicionar à tela inicial',
  'offline.installHint': 'É possível abrir esta página a partir da tela inicial do seu celular.',

  'device.title': 'Pedidos neste dispositivo',
  'device.lead': 'Quem estiver com este dispositivo pode abri-los.',
  'device.copies':
    'Uma cópia abre sem internet e mostra o pedido como ele estava naquele momento. Para ver a situação atual, abra o pedido com internet. Podemos pedir o seu e-mail.',
  'device.copyOf': 'Cópia de {date}',
  'device.noCopy': 'Não há cópia aqui. Este pedido só abre com internet.',
  'device.order': 'Pedido {id}',
  'device.arrives': 'Chegada em {date}',
  'device.open': 'Abrir',
  'device.another': 'Abrir outro pedido',
  'device.none': 'Nenhum pedido está guardado neste dispositivo.',
  'device.notYours': 'Este dispositivo não é seu?',
  'device.notYoursText':
    'Remova os pedidos e encerre a sessão antes de sair. Os arquivos que você salvou nos downloads continuam lá: apague-os lá.',
  'device.removeAll': 'Remover tudo e encerrar a sessão',
  'device.confirm': 'Remover todos os pedidos e encerrar a sessão?',
  'device.confirmText':
    'As páginas e os documentos são apagados daqui, e ninguém pode abri-los neste dispositivo sem o ID do pedido e o e-mail. Os seus pedidos não mudam.',
  'device.unsent': 'Ainda não enviado, e também apagado: {orders}.',
  'device.keepThem': 'Manter',
  'device.left': 'A cópia foi apagada e a sessão foi encerrada.',
  'device.leftLater':
    'A cópia foi apagada. Não conseguimos contatar o nosso servidor para encerrar a sessão. Ela se encerra sozinha às {time}.',
  'device.ended': 'A sessão foi encerrada.',
  'device.endsLater':
    'Não conseguimos contatar o nosso servidor para encerrar a sessão. Ela se encerra sozinha às {time}.',
  'device.notRemoved':
    'Não conseguimos apagar o que está guardado neste dispositivo. Apague os dados deste site nas configurações do seu navegador.',

  'land.heading': 'Antes do pouso',
  'land.save': 'Salve o arquivo',
  'land.saveText': 'O Wi-Fi do aeroporto pode ser lento. Salve-o antes do voo.',
  'land.keep': 'Guarde o ID do pedido',
  'land.keepText': 'Ele é necessário para abrir esta página de novo.',
  'land.wrong': 'Há algo errado?',
  'land.wrongText': 'Avise-nos antes da viagem. <link>Fale conosco</link>.',

  'history.heading': 'Histórico de downloads',
  'history.number': '#',
  'history.orderId': 'ID do pedido',
  'history.time': 'Data e hora (EST)',
  'history.ip': 'Endereço IP do dispositivo',
  'history.device': 'Dispositivo',
  'history.type': 'Tipo de dispositivo',
  'history.browser': 'Navegador',
  'history.os': 'OS',
  'history.location': 'Localização do dispositivo',
  'history.count': {
    one: '{count} download registrado',
    many: '{count} de downloads registrados',
    other: '{count} downloads registrados',
  },
  'history.empty': 'Nenhum registro encontrado',
  'history.why':
    'Registramos cada download como prova de que entregamos o seu pedido. <link>Leia a nossa Política de privacidade</link>.',

  'stage.received': 'Recebemos a sua solicitação',
  'stage.receivedText':
    'Ela foi recebida em {date}. Começaremos o trabalho quando o seu pagamento for confirmado.',
  'stage.queuedText': 'Ela espera a nossa equipe desde {date}. O trabalho não começou.',
  'stage.opens': 'O envio da declaração abre em {date}',
  'stage.opensText': {
    one: 'As declarações são aceitas a partir de {count} dia antes da chegada, pela hora do local de chegada. Depois enviamos a sua.',
    many: 'As declarações são aceitas a partir de {count} de dias antes da chegada, pela hora do local de chegada. Depois enviamos a sua.',
    other:
      'As declarações são aceitas a partir de {count} dias antes da chegada, pela hora do local de chegada. Depois enviamos a sua.',
  },
  'stage.preparing': 'Estamos preparando a sua declaração',
  'stage.preparingText': 'Ela está com a nossa equipe desde {date}.',
  'stage.waitingForYou': 'Precisamos de uma resposta sua',
  'stage.waitingForYouText': 'Aguardamos a sua resposta desde {date}.',
  'stage.waitingForAuthority': 'A sua declaração foi apresentada',
  'stage.waitingForAuthorityText': 'Aguardamos a resposta da autoridade desde {date}.',
  'stage.approved': 'A sua declaração alfandegária foi aprovada',
  'stage.approvedText': 'Ela foi aprovada em {date}.',
  'stage.refunded': 'Estamos reembolsando o seu pedido',
  'stage.refundedText': 'Encerramos o trabalho em {date}.',
  'stage.closed': 'O seu pedido está encerrado',
  'stage.closedText': 'Ele foi encerrado em {date}.',
  'stage.unfiled': 'Nenhuma declaração foi apresentada para ele.',
  'refund.done': 'O seu pedido foi reembolsado',
  'refund.doneText': 'Devolvemos <b>{amount}</b> em {date}.',
  'refund.doneOn': 'Devolvemos o seu dinheiro em {date}.',
  'soon.tomorrow': 'A sua chegada é amanhã. A sua declaração ainda não foi aprovada.',
  'soon.today': 'A sua chegada é hoje. A sua declaração ainda não foi aprovada.',
  'soon.past': 'A sua data de chegada já passou',
  'soon.pastText': 'A sua data de chegada era {date}. Não há declaração aprovada para este pedido.',
  'do.heading': 'O que fazer agora',
  'do.open':
    'Deixe esta página aberta ou abra-a de novo antes de embarcar. Ela muda sozinha quando a declaração é aprovada.',
  'do.form':
    'Sem aprovação ao pousar? É possível preencher <link>o formulário oficial</link> por conta própria antes da alfândega. Ele é gratuito.',
  'do.newDate': 'Ainda não viajou? <link>Informe a sua nova data de chegada</link>.',
  'do.refund':
    'Viajou sem ela? <ask>Peça um reembolso</ask>. <link>Leia a nossa política de reembolso</link>.',
  'do.refundNow':
    'Vai preencher o formulário por conta própria ou não vai viajar? <link>Peça um reembolso</link>.',
  'do.write': 'Algo mudou ou tem alguma dúvida? <link>Escreva para nós nesta página</link>.',
  'next.nothing': 'Não é preciso fazer nada agora.',
  'next.received':
    'Aguardamos a confirmação do seu pagamento. Já pagou? <link>Fale conosco</link>.',
  'next.preparing': 'Vamos enviar um e-mail quando ela estiver pronta.',
  'next.answer':
    'Responda à nossa pergunta nesta página. Continuaremos quando tivermos a sua resposta.',
  'next.waitingForYou': 'Escreva para {email} ou ligue para {phone}. Informe o ID do pedido.',
  'next.waitingForAuthority': 'Vamos enviar um e-mail quando ela for aprovada.',
  'next.approved': 'Recarregue esta página para baixá-la.',
  'next.refunded': 'O prazo para ver o dinheiro depende do seu banco.',
  'next.refunding': 'Vamos enviar um e-mail quando tivermos devolvido o dinheiro.',
  'next.unfiled':
    'Vai viajar mesmo assim? É necessária uma declaração. É possível preencher o formulário oficial por conta própria. Ele é gratuito.',
  'next.closed': 'Esperava outra coisa? <link>Fale conosco</link>.',
  'next.contact': 'Tem alguma dúvida? <link>Fale conosco</link>.',
  'approved.means':
    'Ela foi apresentada e o seu documento está pronto. Um agente da alfândega decide na sua chegada.',
  'approved.newDate':
    'Ela é válida somente para a chegada que você declarou. Uma nova data de voo exige uma nova declaração.',

  'ask.wantsText': 'Responda à nossa pergunta',
  'ask.wantsChoice': 'Escolha a sua resposta',
  'ask.wantsDate': 'Informe a data',
  'ask.wantsField': 'Verifique este dado',
  'ask.wantsFields': 'Preencha os dados',
  'ask.wantsFile': 'Envie o arquivo',
  'ask.answer': 'Sua resposta',
  'ask.choice': 'Escolha uma resposta',
  'ask.date': 'Data',
  'ask.present': 'Você escreveu: {value}',
  'ask.file': 'Foto, digitalização ou PDF',
  'ask.fileHint': 'PDF, JPEG, PNG ou WebP, até 15 MB.',
  'ask.photo': 'Tirar uma foto',
  'ask.choose': 'Escolher um arquivo',
  'ask.add': 'Quer acrescentar algo? Você pode deixar em branco.',
  'ask.send': 'Enviar resposta',
  'ask.sent': 'Recebemos sua resposta. Ela chegou em {date}. Continuamos com o seu pedido.',
  'ask.closed':
    'Este pedido está encerrado, por isso sua resposta não foi enviada. Seu texto continua aqui.',
  'ask.gone':
    'Não precisamos mais desta resposta, por isso ela não foi enviada. Seu texto continua aqui.',
  'ask.empty': 'Primeiro dê uma resposta.',
  'ask.wrong': 'Não podemos usar esta resposta. Verifique-a.',
  'ask.badFile': 'Este arquivo não pode ser aberto. Escolha um arquivo PDF, JPEG, PNG ou WebP.',
  'ask.largeFile': 'O arquivo tem mais de 15 MB. Escolha um menor.',
  'ask.manyFiles':
    'Não podemos receber mais arquivos para este pedido. Remova o arquivo e envie o seu texto.',
  'write.heading': 'Fale conosco sobre este pedido',
  'write.lead': 'Escreva aqui. Respondemos nesta página e por e-mail.',
  'write.you': 'Você',
  'write.label': 'Sua mensagem',
  'write.warn': 'Nunca escreva números de cartão nem senhas.',
  'write.send': 'Enviar',
  'write.sending': 'Enviando...',
  'write.add': 'Adicionar um arquivo',
  'write.remove': 'Remover o arquivo',
  'write.kept': 'O que você digitou fica neste dispositivo até ser enviado.',
  'write.offline':
    'Não há internet. Seu texto fica neste dispositivo. Ele é enviado uma única vez, quando você abrir esta página com internet.',
  'write.failed': 'Não foi enviado. Seu texto está guardado. Tente novamente.',
  'write.empty': 'Primeiro escreva sua mensagem.',
  'write.sent': 'Recebemos sua mensagem.',
  'left.typed': 'O que escreveu ainda não foi enviado. Continua aqui:',
  'left.notOpen':
    'O seu e-mail não abre o pedido? Então ele já não está aqui ou agora tem outro e-mail.',
  'stage.stillWorking': 'Ainda estamos trabalhando no seu pedido',
  'stage.stillWorkingText': 'Escrevemos para você quando precisamos de algo.',
};
