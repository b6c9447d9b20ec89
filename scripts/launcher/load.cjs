'use strict';

// A file of its own, because old Nodes cannot even parse an import().
import('./cli.mjs');
